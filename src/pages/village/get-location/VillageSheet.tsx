import { dayOf } from '@/format/date'
import { askToSignIn } from '@/navigation/go'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { Button } from '@/ui/button/Button'
import { CallError } from '@/blocks/form/CallError'
import { Sheet } from '@/ui/sheet/Sheet'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'
import type { Membership } from './MyVillage'
import type { Village } from './Villages'

interface VillageSheetProps {
  village: Village
  /** Null for a visitor. */
  membership: Membership | null
  onClose: () => void
  onJoined: () => void
  onLook: () => void
}

/** To belong to a village, or only to look around in it. */
export function VillageSheet({
  village,
  membership,
  onClose,
  onJoined,
  onLook,
}: VillageSheetProps) {
  const { village_id } = village
  const joining = useSubmit(async () => {
    await api.post('/tp5/api/Village/userBind', { village_id })
    onJoined()
  })
  const known = membership?.village?.village_id === village_id ? membership.village : null
  const mine = known !== null && known.state !== 'refused'
  const signIn = () => void askToSignIn({ name: 'getLocation', params: {} }, 'push')
  return (
    <Sheet open title={village.name} onClose={onClose}>
      <Stack>
        <Text size="sm" tone="ink2">
          {known?.state === 'refused' ? refusedWords(known.reason) : wordsOf(membership, mine)}
        </Text>
        <CallError error={joining.error} />
        {!membership && (
          <Button shape="full" onPress={signIn}>
            登录后设为我的村
          </Button>
        )}
        {membership?.may_change === 1 && !mine && (
          <Button shape="full" busy={joining.busy} onPress={() => void joining.submit()}>
            {known ? '再申请一次' : '设为我的村'}
          </Button>
        )}
        <Button kind="outline" shape="full" onPress={onLook}>
          只看这里的集市
        </Button>
      </Stack>
    </Sheet>
  )
}

const refusedWords = (reason: string) => `上次没有通过：${reason}。住在这里的话，可以再申请一次。`

function wordsOf(membership: Membership | null, mine: boolean): string {
  if (!membership) return '设为我的村，才能参加村里的活动；只看看不用登录。'
  if (mine) return '这就是您的村。'
  const { may_change_at, kept_days, village } = membership
  if (may_change_at) {
    return `您现在住${village?.name ?? ''}，选好的村要住满 ${kept_days} 天，${dayOf(new Date(may_change_at))} 起可以换。`
  }
  return `设为我的村，确认以后就能参加村里的活动；选好以后要住满 ${kept_days} 天才能再换。`
}
