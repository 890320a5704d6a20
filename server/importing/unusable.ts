/** What is wrong with a file, line by line: none of it was taken. */
export class Unusable extends Error {
  constructor(readonly problems: readonly string[]) {
    super(problems.join('\n'))
  }
}

/** Goes on only where nothing is wrong. */
export function refuseProblems(problems: readonly string[] = []): void {
  if (problems.length > 0) throw new Unusable(problems)
}

export const onLine = (line: number, message: string) => `第 ${line} 行：${message}`
