const inPackages = (...names: string[]) =>
  new RegExp(`[\\\\/]node_modules[\\\\/](${names.join('|')})[\\\\/]`)

/**
 * Taro splits only what loads at first, so that every lazy page carries its own copy of what they
 * share; here lazy chunks are split too.
 */
export const splitting = {
  chunks: 'all' as const,
  minSize: 30_000,
  maxInitialRequests: 12,
  maxAsyncRequests: 12,
  hidePathInfo: true,
  cacheGroups: {
    default: false as const,
    defaultVendors: false as const,
    vendor: {
      name: 'vendor',
      chunks: 'initial' as const,
      test: inPackages(
        'react',
        'react-dom',
        'scheduler',
        'mobx',
        'mobx-react',
        'mobx-react-lite',
        '@tarojs',
        'history',
      ),
      priority: 40,
      enforce: true,
    },
    shared: {
      chunks: 'async' as const,
      minChunks: 2,
      priority: 10,
      reuseExistingChunk: true,
    },
  },
}
