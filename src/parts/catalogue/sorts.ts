export type Sort = 'default' | 'points' | 'sold' | 'newest' | 'nearby'

export interface SortChoice {
  value: Sort
  text: string
}

export const sorts: readonly SortChoice[] = [
  { value: 'default', text: '综合' },
  { value: 'points', text: '积分' },
  { value: 'sold', text: '销量' },
  { value: 'newest', text: '最新' },
]

/** Of what one goes to a place for. */
export const sortsOfPlaces: readonly SortChoice[] = [
  { value: 'default', text: '综合' },
  { value: 'nearby', text: '附近' },
  { value: 'points', text: '积分' },
  { value: 'sold', text: '销量' },
]
