import { Chips } from '@/blocks/ledger/Chips'
import { useRead } from '@/cache/useRead'
import { ring } from '@/platform/ring'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'
import { Text } from '@/ui/text/Text'

interface SuppliersProps {
  /** Its key; empty: all of them. */
  chosen: string
  onChoose: (key: string) => void
}

/** From whom the goods come: all of them, or one with what is to be known of it. */
export function Suppliers({ chosen, onChoose }: SuppliersProps) {
  const { data } = useRead('/tp5/api/IterDistributor/lists')
  const list = data?.list ?? []
  if (list.length < 2) return null
  const one = list.find(({ supplier_key }) => supplier_key === chosen)
  return (
    <>
      <Chips
        label="哪家供货商"
        choices={['全部', ...list.map(({ name }) => name)]}
        chosen={one?.name ?? '全部'}
        onChoose={(nth) => onChoose(list[nth - 1]?.supplier_key ?? '')}
      />
      {one && (
        <Card>
          <Text size="sm" tone="ink2">
            {[one.about, one.area && `送到${one.area}`].filter(Boolean).join('。')}
          </Text>
          {one.phone && (
            <Cell
              icon="phone"
              title="打电话问供货商"
              value={one.phone}
              onPress={() => void ring(one.phone)}
            />
          )}
        </Card>
      )}
    </>
  )
}
