import * as careful from './careful-app.js';

/** An app that treats success as a grant. */
export class StepRecorder extends careful.StepRecorder {
  async enable() {
    const request = { identifiers: ['HKQuantityTypeIdentifierStepCount'], read: false, write: true };
    this.isRecording = await this.permissions.requestQuantityPermissions(request);
  }
}
