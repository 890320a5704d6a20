/** Styles are written in real CSS pixels through tokens, on every platform. */
export const styles = {
  pxtransform: { enable: false, config: {} },
  cssModules: {
    enable: true,
    config: {
      namingPattern: 'module' as const,
      generateScopedName: '[name]-[local]-[hash:base64:5]',
    },
  },
}
