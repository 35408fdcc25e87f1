exports.isHealthDataAvailable = () => false;
