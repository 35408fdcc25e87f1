const steps = 'HKQuantityTypeIdentifierStepCount';

/** An app that asks, and then looks what it may do. */
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
