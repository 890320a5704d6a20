import { AskedButton } from '@/blocks/form/AskedButton'
import { replace } from '@/navigation/go'
import type { Watch } from '@/parts/health/family/family'
import { api } from '@/request/api'

interface EndProps {
  watch: Watch
  /** It is a no to what was asked. */
  isAnswer?: boolean
}

function wordsOf({ watch: { me, name, state }, isAnswer }: EndProps) {
  if (isAnswer) return { act: '不同意', told: `${name}不会知道原因，以后还可以再邀请。` }
  if (state === 'asked') return { act: '取消邀请', told: `取消以后，${name}不能再答复。` }
  return me === 'elder'
    ? { act: `不再给${name}看`, told: `${name}马上就看不到了，谁看过的记录还留着。` }
    : { act: `不再看${name}的`, told: `您马上就看不到了，想再看要${name}重新同意。` }
}

/** Either of the two ends it, at any time. */
export function End({ watch, isAnswer = false }: EndProps) {
  const { act, told } = wordsOf({ watch, isAnswer })
  const { watch_id } = watch
  return (
    <AskedButton
      text={act}
      title={`${act}？`}
      confirm="确定"
      done={isAnswer ? '没有同意' : '已经停止'}
      write={() => api.post('/tp5/api/ExchangeShop/HealthFamily/end', { watch_id })}
      onDone={() => replace('healthFamily')}
    >
      {told}
    </AskedButton>
  )
}
