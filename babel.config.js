const isMini = process.env.TARO_ENV !== 'h5'

module.exports = {
  presets: [
    [
      'taro',
      {
        framework: 'react',
        ts: true,
        compiler: 'webpack5',
        // named here: 'Android >= 7' in a browserslist also means the 4.4 web view, and ES5 with it
        targets: isMini ? { chrome: '58', ios: '11' } : { chrome: '67', ios: '12' },
      },
    ],
  ],
}
