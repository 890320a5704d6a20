/**
 * On H5 Preact answers for React: the same pages for a fifth of its bytes. In the mini programs
 * React draws through Taro's own reconciler, where neither of the two has a DOM.
 */
export const preact = {
  'react/jsx-runtime$': 'preact/jsx-runtime',
  'react/jsx-dev-runtime$': 'preact/jsx-dev-runtime',
  'react-dom/client$': 'preact/compat/client',
  'react-dom$': 'preact/compat',
  react$: 'preact/compat',
}
