const packages = ['query-string', 'filter-obj', 'split-on-first', 'decode-uri-component']

const inOne = new RegExp(`[\\\\/]node_modules[\\\\/](${packages.join('|')})[\\\\/]`)

/** Packages with newer syntax than the oldest phones we serve take; Taro leaves packages alone. */
export const tooNew = [(file: string) => inOne.test(file)]
