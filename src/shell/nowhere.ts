import type { Place } from '@/routes/route'

export const nowhere: Place = { name: 'notFound', params: {} }
