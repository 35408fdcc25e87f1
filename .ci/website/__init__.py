"""The site of the project. Its pages are the Markdown files of the repository, and pages made from the files for machines."""
