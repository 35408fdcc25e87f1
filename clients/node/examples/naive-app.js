const steps = 'HKQuantityTypeIdentifierStepCount';

/** An app that treats success as a grant. */
export class StepRecorder {
  isRecording = false;

  constructor({ healthkitPermissions }) {
    this.permissions = healthkitPermissions;
  }

  async enable() {
    this.isRecording = await this.permissions.requestQuantityPermissions({ identifiers: [steps], read: false, write: true });
  }
}
