export interface PrivacyData {
  /** The fields that a demo request stores, as lists in words. */
  demoRequest: { required: string; optional: string }
  /** After how many months demo requests are deleted; undefined: when somebody asks. */
  demoRequestMonths: number | undefined
}
