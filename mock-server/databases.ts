import jsonServer from 'json-server';
import type { JsonServerRouter } from 'json-server';
import { entitiesOf } from './world/world';
import type { World } from './world/world';

type Database = JsonServerRouter<ReturnType<typeof entitiesOf>>;

/** Databases kept at the same time unless told otherwise. */
const CAPACITY = 50;

/**
 * json-server's REST over the very arrays of a world. Each costs 9 ms and 0.6 MB but holds nothing
 * of its own, so it is made when first asked for, and only those used last are kept.
 */
export class Databases {
  /** In the order of their last use. */
  private readonly byWorld = new Map<World, Database>();

  constructor(private readonly capacity: number = CAPACITY) {}

  of(world: World): Database {
    const known = this.byWorld.get(world);
    // Without a suffix of ours, a DELETE would cascade over every field that ends in `Id`.
    const database = known ?? jsonServer.router(entitiesOf(world), { foreignKeySuffix: '_ref' });
    this.byWorld.delete(world);
    this.byWorld.set(world, database);
    const [oldest] = this.byWorld.keys();
    if (this.byWorld.size > this.capacity && oldest) this.byWorld.delete(oldest);
    return database;
  }

  forget(world: World): void {
    this.byWorld.delete(world);
  }
}
