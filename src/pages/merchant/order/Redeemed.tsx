import type { ReactNode } from 'react'
import { PagedList } from '@/blocks/list/PagedList'
import { allOf } from '@/cache/allOf'
import { useLast } from '@/cache/useLast'
import { usePaged } from '@/cache/usePaged'
import { useRead } from '@/cache/useRead'
import { fullTime } from '@/format/date'
import { money } from '@/format/money'
import { StaffScreen } from '@/parts/work/StaffScreen'
import { UnloadedStaffScreen } from '@/parts/work/UnloadedStaffScreen'
import { Card } from '@/ui/card/Card'
import { Media } from '@/ui/media/Media'
import { Chunked } from '@/ui/scroll-list/Chunked'
import { RowsSkeleton } from '@/ui/skeleton/RowsSkeleton'
import { Stack } from '@/ui/stack/Stack'
import { Empty } from '@/ui/state/Empty'
import { Text } from '@/ui/text/Text'
import { MonthHead } from './MonthHead'
import { Settled } from './Settled'

export interface MonthView {
  /** Empty: this one. */
  month: string
  onMonth: (month: string) => void
  /** Leads to the other view. */
  choose: ReactNode
}

/** What was redeemed in a month: each use with its code, sums by day, and what was paid. */
export function Redeemed({ month, onMonth, choose }: MonthView) {
  const asked = month === '' ? {} : { month }
  const sums = useRead('/tp5/api/VillageEnter/orderSums', asked)
  const known = useLast(sums.data)
  const settled = useRead('/tp5/api/VillageEnter/settlements')
  const paged = usePaged('/tp5/api/VillageEnter/orders', asked)
  // who works in the shop reads the uses and not what its owner was paid
  const isComing = settled.loading && !settled.data
  if (!known || isComing)
    return <UnloadedStaffScreen route="merchantOrder" call={allOf(sums, settled)} rows={5} />
  return (
    <StaffScreen route="merchantOrder" needs={paged}>
      <PagedList
        paged={paged}
        header={
          <Stack inset>
            {choose}
            <MonthHead sums={known} onMonth={onMonth} />
            <Settled months={settled.data?.list ?? []} />
          </Stack>
        }
        skeleton={<RowsSkeleton />}
        empty={<Empty title="这个月还没有核销" text="顾客出示券码，到“核销券码”里扫一下" />}
      >
        {(pieces) => (
          <Stack>
            <Chunked rows={pieces}>
              {(piece) => (
                <Card key={piece.key}>
                  <Media end={<Text strong>{money(piece.amount)}</Text>}>
                    <Text strong>{piece.title}</Text>
                    <Text size="sm" tone="ink2">
                      {`券号 ${piece.number}`}
                    </Text>
                    <Text size="xs" tone="ink3">
                      {`${fullTime(new Date(piece.redeemed_at))}，${piece.redeemed_by}核销`}
                    </Text>
                  </Media>
                </Card>
              )}
            </Chunked>
          </Stack>
        )}
      </PagedList>
    </StaffScreen>
  )
}
