/** The rules that only we have. */
import { askBeforeNewer } from './rules/askBeforeNewer.mjs'
import { importOrder } from './rules/importOrder.mjs'
import { knowOnlyBelow } from './rules/knowOnlyBelow.mjs'
import { noRestrictedSyntax } from './rules/noRestrictedSyntax.mjs'
import { observeWhatYouRead } from './rules/observeWhatYouRead.mjs'
import { unconditionalMakeObservable } from './rules/unconditionalMakeObservable.mjs'

export default {
  meta: { name: 'linji' },
  rules: {
    'ask-before-newer': askBeforeNewer,
    'import-order': importOrder,
    'know-only-below': knowOnlyBelow,
    'no-restricted-syntax': noRestrictedSyntax,
    'observe-what-you-read': observeWhatYouRead,
    'unconditional-make-observable': unconditionalMakeObservable,
  },
}
