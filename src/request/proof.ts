let ask = (): Promise<boolean> => Promise.resolve(false)

/** Who has people prove themselves lies above, with the pages for people of the house. */
export function whenProofNeeded(prove: () => Promise<boolean>): void {
  ask = prove
}

/** Whether the person has proved it now. */
export const proved = (): Promise<boolean> => ask()
