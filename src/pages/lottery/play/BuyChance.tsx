import { CallError } from '@/blocks/form/CallError'
import { useRead } from '@/cache/useRead'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { Button } from '@/ui/button/Button'
import { Skeleton } from '@/ui/skeleton/Skeleton'
import { Text } from '@/ui/text/Text'

/** One more for points, or why not. */
export function BuyChance() {
  const { data } = useRead('/tp5/api/TigerActivity/checkBuy')
  const buy = useSubmit(async () => {
    await api.post('/tp5/api/TigerActivity/buy', {})
    toast('多了一次机会')
  })
  if (!data) return <Skeleton height="44px" />
  if (data.reason)
    return (
      <Text size="sm" tone="ink2" center>
        {data.reason}
      </Text>
    )
  return (
    <>
      <CallError error={buy.error} />
      <Button kind="soft" shape="full" busy={buy.busy} onPress={() => void buy.submit()}>
        {`${data.points} 积分换一次，今天还能换 ${data.left} 次`}
      </Button>
    </>
  )
}
