import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import type { APIRequestContext } from '@playwright/test';
import type { LogRecord } from '../../../contracts/domains/log/log.schemas';

/** An order in the mock's world. */
export interface WorldOrder {
  readonly id: string;
  readonly status: number;
  readonly cents: number;
  readonly deviceIds: readonly string[];
  readonly planId: string | null;
}

/** A plan in the mock's world. */
export interface WorldPlan {
  readonly id: string;
  readonly status: number;
  /** End of the paid period, ISO 8601. */
  readonly end: string;
  /** The change that waits for the end of the period. */
  readonly change: object | null;
}

/** A request in the mock's journal, with secrets masked. */
export interface JournalEntry {
  readonly call: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string | null>>;
  readonly status: number;
  readonly code: number | null;
  readonly request?: unknown;
}

interface Made {
  readonly sandbox: string;
  readonly url: string;
  readonly username: string;
  readonly password: string;
}

export interface SandboxOptions {
  readonly scenario: string;
  readonly path?: string;
  readonly locale?: string;
  readonly fault?: string;
  /** Opens the fake phone instead of the portal itself. */
  readonly platform?: 'ios' | 'android';
}

/** A sandbox that the support console has saved to this file. */
export interface SavedSandbox {
  readonly saved: string;
}

/** The orders that a scenario starts with; they are always the same. */
const ordersAtFirst = new Map<string, ReadonlySet<string>>();

/** One customer's world on the mock server, with its own host name. */
export class Sandbox {
  private constructor(
    private readonly request: APIRequestContext,
    private readonly made: Made,
    private readonly ordersBefore: ReadonlySet<string> = new Set(),
  ) {}

  /**
   * Opens a sandbox.
   * @param id replaces an existing sandbox with this id.
   */
  static async open(
    request: APIRequestContext,
    options: SandboxOptions,
    id?: string,
  ): Promise<Sandbox> {
    const { scenario, path, locale, fault, platform } = options;
    const data = { scenario, path, locale, fault, platform, sandbox: id };
    const response = await request.post('/__mock/sandboxes', { data });
    expect(response.status(), await response.text()).toBe(201);
    const made = (await response.json()) as Made;
    let before = ordersAtFirst.get(options.scenario);
    if (before === undefined) {
      const orders = await new Sandbox(request, made).orders();
      before = new Set(orders.map((order) => order.id));
      ordersAtFirst.set(options.scenario, before);
    }
    return new Sandbox(request, made, before);
  }

  /** Opens a saved sandbox as it was: with its contents, time and faults. */
  static async openSaved(
    request: APIRequestContext,
    { saved }: SavedSandbox,
    id: string,
  ): Promise<Sandbox> {
    const { made, origin } = await Sandbox.open(request, { scenario: 'demo' }, id);
    const data: unknown = JSON.parse(await readFile(saved, 'utf8'));
    const response = await request.put(`/__mock/sandboxes/${id}/snapshot`, { data });
    expect(response.status(), await response.text()).toBe(200);
    const opened = { ...made, url: `${origin}/__mock/sandboxes/${id}/enter` };
    const orders = await new Sandbox(request, opened).orders();
    return new Sandbox(request, opened, new Set(orders.map((order) => order.id)));
  }

  /** The address that signs the customer in. */
  get url(): string {
    return this.made.url;
  }
  get origin(): string {
    return new URL(this.made.url).origin;
  }
  get username(): string {
    return this.made.username;
  }
  get password(): string {
    return this.made.password;
  }

  /** Makes the next responses of a call fail. */
  async fault(fault: Readonly<Record<string, unknown>>): Promise<void> {
    const response = await this.request.post(this.at('/faults'), { data: fault });
    expect(response.status(), await response.text()).toBe(201);
  }

  /** Number of faults that are still waiting for their call. */
  async faultsLeft(): Promise<number> {
    const response = await this.request.get(this.at('/faults'));
    return ((await response.json()) as unknown[]).length;
  }

  async clearFaults(): Promise<void> {
    await this.request.delete(this.at('/faults'));
  }

  /**
   * Moves the sandbox's clock by an ISO 8601 duration. Sessions move along, or expire with 'age'.
   */
  async advance(duration: string, sessions: 'move' | 'age' = 'move'): Promise<void> {
    const data = { advance: duration, sessions };
    const response = await this.request.put(this.at('/clock'), { data });
    expect(response.status(), await response.text()).toBe(200);
  }

  /** The requests of one call, oldest first. */
  async requests(call: string): Promise<JournalEntry[]> {
    const response = await this.request.get(this.at('/requests'));
    return ((await response.json()) as JournalEntry[]).filter((entry) => entry.call === call);
  }

  /** The payloads of the requests of one call, oldest first. */
  async bodies(call: string): Promise<unknown[]> {
    return (await this.requests(call)).map(({ request }) => request);
  }

  /** The orders created since the sandbox was opened. */
  async orders(): Promise<WorldOrder[]> {
    const response = await this.request.get(this.at('/db/orders'));
    const orders = (await response.json()) as WorldOrder[];
    return orders.filter((order) => !this.ordersBefore.has(order.id));
  }

  /** The plans of this world. */
  async plans(): Promise<WorldPlan[]> {
    const response = await this.request.get(this.at('/db/plans'));
    return (await response.json()) as WorldPlan[];
  }

  /** The uploaded log records, oldest first. */
  async logRecords(): Promise<LogRecord[]> {
    const response = await this.request.get(this.at('/db/logEntries'));
    const entries = (await response.json()) as { record: string }[];
    return entries.map(({ record }) => JSON.parse(record) as LogRecord);
  }

  /** Changes fields of an entity by its path, such as `/prices/50011`. */
  async patch(path: string, fields: Readonly<Record<string, unknown>>): Promise<void> {
    const response = await this.request.patch(this.at(`/db${path}`), { data: fields });
    expect(response.status(), await response.text()).toBe(200);
  }

  /** Copies an entity, such as `/plans/70001`, to another id. */
  async copy(path: string, id: string): Promise<void> {
    const original = (await (await this.request.get(this.at(`/db${path}`))).json()) as object;
    await this.add(path.replace(/\/[^/]+$/, ''), { ...original, id });
  }

  /** Adds an entity to a collection, such as `/checkouts`. */
  async add(collection: string, entity: Readonly<Record<string, unknown>>): Promise<void> {
    const response = await this.request.post(this.at(`/db${collection}`), { data: entity });
    expect(response.status(), await response.text()).toBe(201);
  }

  private at(path: string): string {
    return `/__mock/sandboxes/${this.made.sandbox}${path}`;
  }
}
