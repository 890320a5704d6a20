import type { Compiler } from 'webpack'

/**
 * Starts the app in stages, each in a script of its own and in this order: one long task at the
 * start becomes short ones, and the first are over while the rest is still on its way.
 */
export class Stages {
  constructor(private readonly files: Readonly<Record<string, string>>) {}

  apply({ options }: Compiler) {
    if (typeof options.entry === 'function')
      throw new Error('Entries that are computed have no app')
    const { app, ...others } = options.entry
    const names = Object.keys(this.files)
    const stages = Object.entries(this.files).map(([name, file], nth) => {
      const before = names.slice(0, nth)
      return [name, { import: [file], ...(nth > 0 && { dependOn: before }) }] as const
    })
    options.entry = {
      ...Object.fromEntries(stages),
      app: { ...app, dependOn: names },
      ...others,
    }
  }
}
