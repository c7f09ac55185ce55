/** A text for a place that has no footnotes: without the marks of its sources (`[^iec62443]`). */
export const withoutMarks = (text: string): string => text.replaceAll(/\[\^\w+\]/g, '')
