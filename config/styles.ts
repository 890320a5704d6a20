/** Styles are written in real CSS pixels through tokens, on every platform. */
const named = (generateScopedName: string) => ({
  pxtransform: { enable: false, config: {} },
  cssModules: {
    enable: true,
    config: { namingPattern: 'module' as const, generateScopedName },
  },
})

/** The class says whose it is. */
export const styles = named('[name]-[local]-[hash:base64:5]')

/** A mini program sends its classes with every setData, where long ones were a third of it. */
export const shortStyles = named('[hash:base64:5]')
