import Taro from '@tarojs/taro'

const question = {
  title: '新版本已准备好',
  content: '现在打开新版本吗？没填完的内容要再填一次。',
  confirmText: '现在打开',
  cancelText: '以后再说',
}

/** WeChat fetches a new version while this one runs, and opens it at the next start where nobody agrees. */
export function offerNewVersion(mayAsk: () => boolean): void {
  const versions = Taro.getUpdateManager()
  let asked = false
  versions.onUpdateReady(() => {
    if (asked || !mayAsk()) return
    asked = true
    void Taro.showModal(question).then(({ confirm }) => confirm && versions.applyUpdate())
  })
}
