import path from 'node:path'

/** What lies beside src and is compiled all the same: the app takes nothing else along that does. */
export const beside = ['scenes', 'bare'].map((name) =>
  path.resolve(__dirname, `../contract/${name}.ts`),
)
