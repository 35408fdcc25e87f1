// A package with files for iOS, as @kingstinct/react-native-healthkit is built.
module.exports = require('./healthkit');
