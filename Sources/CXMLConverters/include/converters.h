/// This module has no declarations. It defines functions that libxml2 refers to.
#pragma once
