import { View } from '@tarojs/components'
import type { AfterSale } from '@/parts/after-sale/afterSale'
import { Question } from '@/blocks/form/Question'
import { MessageSheet } from './MessageSheet'
import { SendBackSheet } from './SendBackSheet'
import type { Actions } from './useActions'

interface QuestionsProps {
  afterSale: AfterSale
  actions: Actions
}

/** The layers on which something is asked before it happens. */
export function Questions({ afterSale, actions }: QuestionsProps) {
  const home = afterSale.state === 'toOwner'
  const { asking, dismiss, cancel, receive } = actions
  return (
    <>
      <Question
        open={asking === 'cancel'}
        title="撤销这次申请吗？"
        confirm="撤销"
        danger
        act={cancel}
        onCancel={dismiss}
      >
        <View>撤销后，还需要的话可以重新申请。</View>
      </Question>
      <Question
        open={asking === 'receive'}
        title={home ? '寄还的商品收到了吗？' : '新商品收到了吗？'}
        confirm="收到了"
        cancel="还没有"
        act={receive}
        onCancel={dismiss}
      >
        <View>
          {home ? '确认后这次售后就结束了。' : '先打开看看好不好，确认后这次换货就完成了。'}
        </View>
      </Question>
      {asking === 'message' && <MessageSheet actions={actions} />}
      {asking === 'sendBack' && <SendBackSheet afterSale={afterSale} actions={actions} />}
    </>
  )
}
