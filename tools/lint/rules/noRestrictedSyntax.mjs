/** As the rule of ESLint by this name: each option is a selector, and what to say of what it finds. */
export const noRestrictedSyntax = {
  meta: { type: 'suggestion', schema: false },
  create(context) {
    const found = ({ selector, message }) => [selector, (node) => context.report({ node, message })]
    return Object.fromEntries(context.options.map(found))
  },
}
