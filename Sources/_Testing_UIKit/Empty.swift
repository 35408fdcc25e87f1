// Swift Testing imports this module into files that import it and UIKit. It attaches images to tests, which UIKit has none of here.
