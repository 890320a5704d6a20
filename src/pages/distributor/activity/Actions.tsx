import type { Out } from '@contract/api'
import { CallError } from '@/blocks/form/CallError'
import { Foot } from '@/blocks/screen/Foot'
import { askToSignIn, go } from '@/navigation/go'
import type { Standing } from '@/parts/distributor/distributor'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { Button } from '@/ui/button/Button'
import { FullShareButton } from '@/ui/button/FullShareButton'
import { Text } from '@/ui/text/Text'

interface ActionsProps {
  offer: Out<'/tp5/api/RecruitDistributor/info'>
  /** Of who invites me. */
  code: string | undefined
  /** Nothing while nobody is signed in. */
  mine: Standing | undefined
  isMine: boolean
}

/** What there is to do: hand on, accept, join, or first sign in or say who one is. */
export function Actions({ offer, code, mine, isMine }: ActionsProps) {
  if (!mine) return <SignIn offer={offer} code={code} />
  if (isMine)
    return (
      <Foot>
        <FullShareButton>发给邻居</FullShareButton>
      </Foot>
    )
  return (
    <Foot>
      {code && !mine.by && <Accept code={code} />}
      <Join offer={offer} mine={mine} />
    </Foot>
  )
}

function SignIn({ offer, code }: Pick<ActionsProps, 'offer' | 'code'>) {
  const id = String(offer.recruit_distributor_id)
  const params = { recruit_distributor_id: id, ...(code && { code }) }
  return (
    <Foot>
      <Button
        shape="full"
        onPress={() => void askToSignIn({ name: 'distributorActivity', params }, 'push')}
      >
        {code ? '登录后接受邀请' : '登录后加入'}
      </Button>
    </Foot>
  )
}

/** Binds a newcomer for good to who invites them. */
function Accept({ code }: { code: string }) {
  const accept = useSubmit(async () => {
    const { name } = await api.post('/tp5/api/Distributor/addCodeUser', { code })
    toast(`您和${name}是邻居了`)
  })
  return (
    <>
      <CallError error={accept.error} />
      <Button shape="full" busy={accept.busy} onPress={() => void accept.submit()}>
        接受邀请
      </Button>
    </>
  )
}

function Join({ offer, mine }: { offer: ActionsProps['offer']; mine: Standing }) {
  const join = useSubmit(async () => {
    const { recruit_distributor_id } = offer
    await api.post('/tp5/api/RecruitDistributor/join', { recruit_distributor_id })
    toast('您是推广员了，把海报发给邻居吧')
  })
  if (mine.joined_at)
    return (
      <Button shape="full" kind="soft" onPress={() => void go('distributorActivitySelf')}>
        看我的推广
      </Button>
    )
  if (!offer.open)
    return (
      <Text size="sm" tone="ink2" center>
        这次招募已经结束
      </Text>
    )
  if (!mine.verified)
    return (
      <Button shape="full" kind="soft" onPress={() => void go('authentication')}>
        实名认证后加入推广员
      </Button>
    )
  return (
    <>
      <CallError error={join.error} />
      <Button shape="full" kind="soft" busy={join.busy} onPress={() => void join.submit()}>
        加入推广员
      </Button>
    </>
  )
}
