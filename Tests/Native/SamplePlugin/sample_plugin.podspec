Pod::Spec.new do |s|
  s.name             = 'sample_plugin'
  s.version          = '1.0.0'
  s.summary          = 'A plugin for the tests of the host.'
  s.source_files     = 'Classes/**/*'
  s.dependency 'Flutter'
  s.swift_version    = '5.0'
end
