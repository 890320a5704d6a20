const isMini = process.env.TARO_ENV !== 'h5'

module.exports = {
  presets: [
    [
      'taro',
      {
        framework: 'react',
        ts: true,
        compiler: 'webpack5',
        // of H5 as in package.json's browserslist; WeChat brings polyfills of its own
        targets: isMini ? { chrome: '58', ios: '11' } : { chrome: '73', ios: '12.2' },
      },
    ],
  ],
}
