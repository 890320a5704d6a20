import { defineConfig } from '@tarojs/cli'

/** As Taro's own template has it, with nothing left out and nothing added. */
export default defineConfig<'webpack5'>({
  projectName: 'bare',
  date: '2025-1-1',
  designWidth: 375,
  deviceRatio: { 375: 2 },
  sourceRoot: 'src',
  outputRoot: 'dist',
  framework: 'react',
  compiler: { type: 'webpack5', prebundle: { enable: false } },
  cache: { enable: false },
  logger: { quiet: true, stats: false },
  h5: {
    publicPath: '/',
    staticDirectory: 'static',
    router: { mode: 'browser' },
    output: { filename: 'js/[name].[hash:8].js', chunkFilename: 'js/[name].[chunkhash:8].js' },
  },
})
