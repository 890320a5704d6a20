let ask = (): Promise<boolean> => Promise.resolve(false)
let asking: Promise<boolean> | undefined

/** Who has people prove themselves lies above, with the pages for people of the house. */
export function whenProofNeeded(prove: () => Promise<boolean>): void {
  ask = prove
}

/** Whether the person has proved it now; asked once for all the calls that wait for it. */
export function proved(): Promise<boolean> {
  asking ??= ask().finally(() => {
    asking = undefined
  })
  return asking
}
