Pod::Spec.new do |s|
  s.name = 'SampleExpo'
  s.version = '1.0.0'
  s.swift_version = '5.9'
  s.dependency 'ExpoModulesCore'
  s.source_files = '**/*.{h,m,swift}'
end
