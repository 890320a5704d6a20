import type { Out } from '@contract/api'
import { CallError } from '@/blocks/form/CallError'
import { useRead } from '@/cache/useRead'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'

type Person = Out<'/tp5/api/ExchangeShop/HealthGuard/unseen'>['people'][number]

/** Who has not seen what the guard told them of: somebody rings them up, and says so. */
export function Unseen() {
  const { data } = useRead('/tp5/api/ExchangeShop/HealthGuard/unseen')
  return data?.people.map((person) => <One key={person.watch_id} person={person} />)
}

const seenTo = { me: '您在跟进', other: '别的家人在跟进' }

function One({ person: { watch_id, name, unseen, taken_by } }: { person: Person }) {
  const take = useSubmit(async () => {
    await api.post('/tp5/api/ExchangeShop/HealthGuard/takeOver', { watch_id })
    toast('好的，不再告诉别的家人')
  })
  return (
    <Card>
      <Stack>
        <Text size="md" strong>{`${name}有 ${unseen} 条健康提醒还没有看`}</Text>
        <Text size="sm" tone="ink2">
          {taken_by === 'nobody'
            ? '打个电话问一问。点了“我来跟进”，就不再告诉别的家人。'
            : seenTo[taken_by]}
        </Text>
        <CallError error={take.error} />
        {taken_by === 'nobody' && (
          <Button
            shape="full"
            label={`我来跟进${name}`}
            busy={take.busy}
            onPress={() => void take.submit()}
          >
            我来跟进
          </Button>
        )}
      </Stack>
    </Card>
  )
}
