import type { Check } from '@server/importing/import-file'
import type { Definition } from '@server/areas/programme/programme'
import { doubtsIn } from './doubts'
import { value } from './valued'

/** What a campaign gives has to fit what it asks and what it says, or the file says why it does not. */
export const checkWorth: Check<Definition> = async (db, { content, problem }) =>
  doubtsIn(await value(db, content))
    .filter(({ name }) => content.because[name] === undefined)
    .map(({ name, at, words }) => problem(at, `${words}。请改，或在 because.${name} 里写明为什么`))
