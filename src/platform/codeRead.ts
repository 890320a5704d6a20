/** What the camera read, or why it could not; null where the person changed their mind. */
export type CodeRead = { text: string } | { problem: string } | null
