import { View } from '@tarojs/components'
import { CallError } from '@/blocks/form/CallError'
import { go } from '@/navigation/go'
import { PersonCheck } from '@/parts/fairness/PersonCheck'
import { type Detail, isOpen, wayOf } from '@/parts/task/task'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { isRefusal } from '@/request/refusalCodes'
import { useSubmit } from '@/request/useSubmit'
import { session } from '@/session/session'
import { Button } from '@/ui/button/Button'
import { ReasonStrip } from '@/ui/notice/ReasonStrip'
import { Stack } from '@/ui/stack/Stack'
import styles from './Actions.module.scss'
import { Queue } from './Queue'
import { Receive } from './Receive'

interface ActionsProps {
  task: Detail
  look: () => Promise<void>
}

/** The one thing to do next. */
export function Actions({ task, look }: ActionsProps) {
  const { bill, place, why_not, flag } = task
  const partake = useSubmit(async () => {
    const device = session.uuid
    const {
      bill_user_id,
      step,
      place: waits,
    } = await api.post('/tp5/api/AdTask/partake', {
      flag,
      device,
    })
    if (bill_user_id === null) toast(`名额正好满了，您排在第 ${waits} 位`)
    else await wayOf(step)?.(bill_user_id)
  })
  const others = () => void go('taskLevel', { id: String(task.campaign_id) })
  const rules = () => void go('bansnnsnRule')
  const shutOut = task.blocked === 1 ? why_not : blockedNow(partake.error)
  if (!bill && place === null && shutOut)
    return <ReasonStrip reason={shutOut} way="看原因" onWay={rules} />
  const reason = task.left === 'none' ? '名额领完了' : why_not
  if (!bill && place === null && reason)
    return <ReasonStrip reason={reason} way="看其他任务" onWay={others} />
  return (
    <View className={styles.bar}>
      {place !== null ? (
        <Queue flag={flag} look={look} />
      ) : bill ? (
        <Mine bill={bill} onOthers={others} />
      ) : (
        <Stack gap="s2">
          <CallError error={partake.error} />
          <PersonCheck error={partake.error} onShown={() => void partake.submit()} />
          <Button shape="full" busy={partake.busy} onPress={() => void partake.submit()}>
            {task.left === 'none_today' || task.left === 'taken' ? '排队等名额' : '参加'}
          </Button>
        </Stack>
      )}
    </View>
  )
}

/** Whoever was shut out since the page was opened hears it by the refusal. */
const blockedNow = (error: unknown) =>
  isRefusal(error, 'tasksBlocked') ? (error as Error).message : ''

interface MineProps {
  bill: NonNullable<Detail['bill']>
  onOthers: () => void
}

/** What is next of what I have taken on. */
function Mine({ bill, onOthers }: MineProps) {
  const { state } = bill
  if (state === 'completed' || state === 'received') return <Receive bill={bill} />
  if (isOpen(state)) return <GoOn bill={bill} />
  return (
    <Button shape="full" kind="soft" onPress={onOthers}>
      看其他任务
    </Button>
  )
}

function GoOn({ bill: { bill_user_id, step, state } }: { bill: NonNullable<Detail['bill']> }) {
  const complete = useSubmit(() => api.post('/tp5/api/AdTask/complete', { bill_user_id }))
  const way = wayOf(step)
  return (
    <View>
      <CallError error={complete.error} />
      <Button
        shape="full"
        busy={complete.busy}
        onPress={() => void (way ? way(bill_user_id) : complete.submit())}
      >
        {state === 'refused' ? '重新上传' : way ? '接着做' : '提交'}
      </Button>
    </View>
  )
}
