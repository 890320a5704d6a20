import type { Compiler } from 'webpack'

/**
 * Starts the libraries in a script of their own, ahead of the app: one long task becomes two short
 * ones, and the first is over while the app is still on its way.
 */
export class LibrariesFirst {
  constructor(private readonly libraries: string) {}

  apply({ options }: Compiler) {
    if (typeof options.entry === 'function')
      throw new Error('Entries that are computed have no app')
    const { app, ...others } = options.entry
    options.entry = {
      libraries: { import: [this.libraries] },
      app: { ...app, dependOn: ['libraries'] },
      ...others,
    }
  }
}
