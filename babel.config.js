const phones = require('./config/phones')

const isMini = process.env.TARO_ENV !== 'h5'

/** WeChat brings polyfills, and on iOS its own Promise: native `async` would wait for the engine's. */
const mini = { targets: phones.engines, include: ['transform-async-to-generator'] }

/** As in package.json's browserslist. */
const h5 = { targets: { chrome: '73', ios: '12.2' } }

module.exports = {
  presets: [
    ['taro', { framework: 'react', ts: true, compiler: 'webpack5', ...(isMini ? mini : h5) }],
  ],
}
