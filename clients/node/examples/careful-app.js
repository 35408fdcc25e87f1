const steps = 'HKQuantityTypeIdentifierStepCount';

/** An app that requests permission and then checks the status. */
export class StepRecorder {
  isRecording = false;

  constructor({ healthkitPermissions }) {
    this.permissions = healthkitPermissions;
  }

  async enable() {
    await this.permissions.requestQuantityPermissions({ identifiers: [steps], read: false, write: true });
    this.isRecording = await this.permissions.canWriteType({ identifier: steps });
  }
}
