import { View } from '@tarojs/components'
import { Dialog } from '@/ui/dialog/Dialog'
import { CallError } from '@/blocks/form/CallError'
import { MessageSheet } from './MessageSheet'
import { SendBackSheet } from './SendBackSheet'
import type { Actions } from './useActions'

/** The layers on which something is asked before it happens. */
export function Questions({ actions }: { actions: Actions }) {
  const { asking, dismiss, cancel, receive } = actions
  return (
    <>
      <Dialog
        open={asking === 'cancel'}
        title="撤销这次申请吗？"
        confirm="撤销"
        cancel="再想想"
        danger
        busy={cancel.busy}
        onConfirm={() => void cancel.submit()}
        onCancel={dismiss}
      >
        <View>撤销后，还需要的话可以重新申请。</View>
        <CallError error={cancel.error} />
      </Dialog>
      <Dialog
        open={asking === 'receive'}
        title="新商品收到了吗？"
        confirm="收到了"
        cancel="还没有"
        busy={receive.busy}
        onConfirm={() => void receive.submit()}
        onCancel={dismiss}
      >
        <View>先打开看看好不好，确认后这次换货就完成了。</View>
        <CallError error={receive.error} />
      </Dialog>
      {asking === 'message' && <MessageSheet actions={actions} />}
      {asking === 'sendBack' && <SendBackSheet actions={actions} />}
    </>
  )
}
