import { Result } from '@/blocks/result/Result'
import { go } from '@/navigation/go'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { Facts } from '@/ui/facts/Facts'
import { waiting } from '@/ui/illustrations/occasions/waiting'
import { Message } from '@/ui/state/Message'
import { type Identity, identityFacts } from './identityWords'

interface IdentityStateProps {
  identity: Identity
  onReload: () => void
  busy: boolean
}

/** Under review or approved, with what was sent, masked. */
export function IdentityState({ identity, onReload, busy }: IdentityStateProps) {
  if (identity.state === 'approved') {
    return (
      <Result
        title="已通过实名认证"
        text="需要实名的商品和权益，现在都能换了"
        facts={identityFacts(identity)}
      >
        <Button shape="full" onPress={() => void go('exchangeShop')}>
          去商城看看
        </Button>
      </Result>
    )
  }
  return (
    <>
      <Message scene={waiting} title="正在审核" text="审核员看过后，结果会显示在这里">
        <Button kind="soft" busy={busy} onPress={onReload}>
          看看有没有结果
        </Button>
      </Message>
      <Card>
        <Facts facts={identityFacts(identity)} />
      </Card>
    </>
  )
}
