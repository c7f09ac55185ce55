export interface PrivacyData {
  /** After how many months demo requests are deleted; absent: when somebody asks. */
  demoRequestMonths?: number
}
