import { useRead } from '@/cache/useRead'

/** Today's films, for a page that begins with them; it goes without where nobody can tell of them. */
export const useFilms = () => ({ ...useRead('/tp5/api/AdReward/index'), error: undefined })
