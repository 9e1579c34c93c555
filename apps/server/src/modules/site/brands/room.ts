import { defineRoom } from '#platform/room'
import type { System } from '../system/index.ts'
import { type Brands, createBrands } from './index.ts'
import { brandsOfficeRoutes } from './office-routes.ts'

type Below = { readonly system: Pick<System, 'registry'> }

export const brandsRoom = defineRoom({
  name: 'brands',
  build: ({ system }: Below, { database }, registered) =>
    createBrands({ database, registry: system.registry, begin: registered().beginnings }),
  office: (serve, { brands }: { readonly brands: Brands }) => brandsOfficeRoutes(serve, { brands }),
})
