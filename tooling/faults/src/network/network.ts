/** A machine of the deployment: its own address, where namespaces are possible its own network. */
export interface Host {
  readonly name: string;
  readonly address: string;
  /** The command prefix that runs a program on this host. */
  readonly prefix: readonly string[];
}

export interface Network {
  /** Loopback addresses cannot be cut off from each other. */
  readonly kind: 'namespaces' | 'loopback';
  /** Adds a host. Names have at most 12 characters. */
  addHost(name: string): Host;
  /**
   * An address from which visitors call, which is that of no host: 0 to 999. The front limits each of
   * them.
   */
  visitor(index: number): string;
  /** Drops every packet from and to the host, without telling either side. */
  cut(host: Host): void;
  heal(host: Host): void;
}
