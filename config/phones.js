/**
 * The oldest phones that the mini programs are made for (docs/adr/0017). To WeChat a phone is its base
 * library; the engines are those that come with this one, as WeChat's own miniprogram-compat lists them.
 */
module.exports = { baseLibrary: '2.32.3', engines: { ios: '13', chrome: '86' } }
